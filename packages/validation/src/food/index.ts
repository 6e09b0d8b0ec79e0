export { bookedDay, DURATION_MAXIMUM, foodBagSchema, kilogramsLeft, type ValidFoodBag } from './food-bag.ts';
export { foodMessages } from './messages.ts';
export { bagMisfit, type FittingFood, type Misfit } from './misfit.ts';
export { dialablePhone, whatsAppPhone } from './whatsapp-phone.ts';
