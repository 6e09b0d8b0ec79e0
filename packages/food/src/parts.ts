/** Parts for other screens. Apart from the routes, so that the first screen does not load them. */
export { useEndingFood } from './components/ending-food/use-ending-food.ts';
export { FoodOfPet } from './components/food-of-pet/food-of-pet.tsx';
