import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useState } from 'react';
import { copy } from './copy.ts';

export interface ChoiceListProps<Value> {
  title: string;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  /** Called with at least one value. */
  onChange: (chosen: Value[]) => void;
}

/** Checkboxes of which one stays ticked. */
export function ChoiceList<Value extends string | number>(props: ChoiceListProps<Value>) {
  const { title, options, chosen, onChange } = props;
  const [isLast, setLast] = useState(false);
  const toggle = (value: Value, isChosen: boolean) => {
    const next = options
      .map((option) => option.value)
      .filter((one) => (one === value ? isChosen : chosen.includes(one)));
    setLast(next.length === 0);
    if (next.length > 0) onChange(next);
  };
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">{title}</FormLabel>
      <FormGroup>
        {options.map(({ value, label }) => (
          <FormControlLabel
            key={value}
            label={label}
            control={
              <Checkbox
                checked={chosen.includes(value)}
                onChange={(_event, isChosen) => toggle(value, isChosen)}
              />
            }
          />
        ))}
      </FormGroup>
      <FormHelperText component="output">{isLast && copy.atLeastOne}</FormHelperText>
    </FormControl>
  );
}
