/** Messages of the food fields (specification §8 *Food*, D75); `quoted` ones stay byte for byte. */
export const foodMessages = {
  petMissing: 'Ups... Al menos una mascota debe comer del alimento!', // quoted
  mixedAnimals: 'Ups... Perros y gatos no pueden comer del mismo alimento.', // quoted
  brandWithoutFood: 'Ups... La marca que selecciono no posee alimentos para su mascota.', // quoted
  alreadyLoaded: 'La bolsa seleccionada ya fue cargada. Por favor, ingrese otro alimento.', // quoted
  brandMissing: 'Por favor, elija la marca',
  foodMissing: 'Por favor, elija el alimento',
  otherAnimal: 'Ese alimento no es para la especie elegida. Por favor, elija otro',
  sizeMissing: 'Por favor, elija el tamaño de la bolsa',
  sizeUnknown: 'Ese alimento no viene en ese tamaño. Por favor, elija otro',
  dayMissing: 'Por favor, ingrese la fecha de compra',
  dayInFuture: 'La fecha de compra no puede ser posterior a hoy',
  dayTooEarly: 'Por favor, revise el año de la compra',
  durationMissing: 'Por favor, ingrese para cuántos días alcanza',
  durationOutside: 'La duración puede ser de 1 a 365 días',
  shopMissing: 'Por favor, ingrese el nombre del pet shop',
  shopInvalid:
    'El nombre puede llevar letras, números, espacios y los signos . , - / & + ( ) ° # y apóstrofo',
  shopTooLong: 'El nombre puede tener hasta 100 caracteres',
  phoneMissing: 'Por favor, ingrese el teléfono del pet shop',
  modeMissing: 'Por favor, elija cómo compra',
  priceInvalid: 'Por favor, ingrese el precio en pesos, sin centavos',
  priceTooHigh: 'Por favor, revise el precio: es demasiado alto',
  leftMissing: 'Por favor, indique cuánto queda, por ejemplo 2,5',
  leftOutside: 'No puede quedar más de lo que había',
  bookedInFuture: 'La fecha no puede ser posterior a hoy',
  bookedBeforePurchase: 'La fecha no puede ser anterior a la compra',
} as const;
