export { bookedDay, DURATION_MAXIMUM, foodBagSchema, kilogramsLeft, type ValidFoodBag } from './food-bag.ts';
export { foodMessages } from './messages.ts';
export { bagError, type FittingFood, type BagError } from './bag-error.ts';
export { dialablePhone, whatsAppPhone } from './whatsapp-phone.ts';
