export { NotificationsBell } from './components/bell/notifications-bell.tsx';
export { createPushOffer } from './components/offer/create-push-offer.tsx';
