export const copy = {
  text: (count: number) =>
    count === 1
      ? 'Tiene 1 siniestro sin terminar. Si elimina su cuenta, se borra y no podremos pagarle el reintegro.'
      : `Tiene ${count} siniestros sin terminar. Si elimina su cuenta, se borran y no podremos pagarle los reintegros.`,
  unknown:
    'No pudimos consultar si tiene siniestros sin terminar. Si elimina su cuenta, se borran y no podremos pagarle los reintegros.',
} as const;
