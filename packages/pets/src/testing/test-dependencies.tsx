import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import type { PaymentMethodPickerProps, PetsDependencies } from '../dependencies.ts';
import type { PetsOptions } from '../options.ts';

/** The first record of datospagos in a new database: the card of `con-datos`. */
const CARD_ID = 1;

/** A test double of the picker of payments. */
function CardPicker({ value, onChange, error, disabled, onContinue }: PaymentMethodPickerProps) {
  const addFirst = () => {
    onChange(CARD_ID);
    onContinue?.();
  };
  return (
    <>
      <Button
        variant="outlined"
        aria-pressed={value === CARD_ID}
        disabled={disabled}
        onClick={() => onChange(CARD_ID)}
      >
        Visa terminada en 3704
      </Button>
      <Button variant="outlined" onClick={addFirst}>
        Agregar la primera tarjeta
      </Button>
      {error !== undefined && <FormHelperText error>{error}</FormHelperText>}
    </>
  );
}

function CardName() {
  return 'Visa terminada en 3704';
}

export function testDependencies(): () => Promise<PetsDependencies> {
  return () => Promise.resolve({ PaymentMethodPicker: CardPicker, PaymentMethodName: CardName });
}

export const testOptions: PetsOptions = {
  chat: { state: 'configured', value: 'https://chat.huella.example/' },
  choosePlan: (planId) => `/choose/${planId}`,
  LegalFooter: () => <footer>Botón de baja</footer>,
  loadCardParts: () =>
    Promise.resolve({
      NewCard: ({ petId }) => <p>{`Carnet de la mascota ${petId}`}</p>,
      CardSkeleton: () => <div />,
    }),
  links: {
    newClaim: (id) => `/claim-of/${id}`,
    claims: (id) => `/claims-of/${id}`,
    newFood: (id) => `/food-of/${id}`,
    calendar: (id) => `/calendar-of/${id}`,
    booklet: (id) => `/booklet-of/${id}`,
  },
};
