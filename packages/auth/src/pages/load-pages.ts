export const loadRegister = () => import('./register/register.route.tsx');
export const loadRecover = () => import('./pass-recover/pass-recover.route.tsx');
export const loadSlides = () => import('./initial-slides/initial-slides.route.tsx');
