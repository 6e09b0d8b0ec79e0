import { tellFailure } from '@huella/api-client';
import { toast, useSavedChoice } from '@huella/ui';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { remindersApi } from '../../api/reminders-endpoints.ts';
import { copy as shared } from '../../copy.ts';
import { copy } from './copy.ts';

/** Choices (D108). */
const choices = Array.from({ length: 30 }, (_, index) => index + 1);

/** Days before food ends. Saved at once. */
export function FoodDays({ days }: { days: number }) {
  const id = useId();
  const [save] = remindersApi.useSetFoodDaysMutation();
  const { shown, change } = useSavedChoice(days, (next) =>
    tellFailure(save(next), () => toast.error(shared.saveFailed)),
  );
  return (
    <FormControl>
      <FormLabel htmlFor={id}>{copy.foodDays}</FormLabel>
      <NativeSelect
        id={id}
        value={shown}
        onChange={({ target }) => change(() => Number(target.value))}
        input={<OutlinedInput />}
        sx={{ mt: 1, maxWidth: '16rem' }}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {copy.days(choice)}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
}
