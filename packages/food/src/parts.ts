/** What the app shows of food on other screens. Apart from the routes, so that the first screen does not load it. */
export { FoodAtHome } from './components/food-at-home/food-at-home.tsx';
export { FoodOfPet } from './components/food-of-pet/food-of-pet.tsx';
