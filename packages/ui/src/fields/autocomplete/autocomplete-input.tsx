import Autocomplete, { type AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { Ref, RefCallback } from 'react';
import { copy } from '../../copy.ts';
import { Icon } from '../../graphics/icon.tsx';
import type { AutocompleteOption } from './autocomplete-option.ts';
import type { InputAria } from '../use-field.ts';
import { findOptions } from './find-options.ts';

export interface AutocompleteInputProps {
  aria: InputAria;
  name: string;
  options: readonly AutocompleteOption[];
  chosen: AutocompleteOption | null;
  loading?: boolean;
  disabled?: boolean;
  readOnly: boolean;
  placeholder?: string;
  inputRef: RefCallback<HTMLInputElement>;
  onBlur: () => void;
  onPick: (option: AutocompleteOption | null) => void;
}

export function AutocompleteInput({
  aria,
  name,
  inputRef,
  placeholder,
  onBlur,
  ...props
}: AutocompleteInputProps) {
  const renderInput = ({ slotProps: { input, htmlInput } }: AutocompleteRenderInputParams) => {
    const { ref: listRef, ...html } = htmlInput;
    return (
      <OutlinedInput
        ref={input.ref}
        className={input.className}
        onMouseDown={input.onMouseDown}
        endAdornment={input.endAdornment}
        fullWidth
        name={name}
        placeholder={placeholder}
        onBlur={onBlur}
        inputRef={joinRefs(inputRef, listRef)}
        slotProps={{ input: { ...html, ...aria, spellCheck: false } }}
      />
    );
  };
  return (
    <Autocomplete
      id={aria.id}
      options={props.options}
      value={props.chosen}
      onChange={(_event, option) => props.onPick(option)}
      loading={props.loading}
      disabled={props.disabled}
      readOnly={props.readOnly}
      filterOptions={(options, { inputValue }) => findOptions(options, inputValue)}
      getOptionKey={({ value }) => value}
      isOptionEqualToValue={(option, value) => option.value === value.value}
      groupBy={props.options.some(({ group }) => group) ? ({ group }) => group ?? '' : undefined}
      renderInput={renderInput}
      autoHighlight
      openOnFocus={false}
      popupIcon={<Icon name="down" />}
      clearIcon={<Icon name="close" />}
      noOptionsText={copy.autocomplete.noResults}
      loadingText={copy.loading}
      openText={copy.autocomplete.open}
      closeText={copy.autocomplete.close}
      clearText={copy.autocomplete.clear}
    />
  );
}

type InputRef = Ref<HTMLInputElement> | undefined;

/** The form and the list both need the element. */
function joinRefs(form: RefCallback<HTMLInputElement>, list: InputRef): RefCallback<HTMLInputElement> {
  return (element) => {
    form(element);
    if (typeof list === 'function') list(element);
    else if (list) list.current = element;
  };
}
