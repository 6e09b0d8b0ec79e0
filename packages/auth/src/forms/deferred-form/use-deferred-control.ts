import { useIdleLoad } from '@huella/ui';
import { useCallback, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { attachControl, type Messages } from './attach-control.ts';
import type { FormSubmit, DeferredControl } from './form-submit.ts';

interface Opened<Values extends FieldValues> extends Pick<FormSubmit<Values>, 'send'> {
  readonly control: DeferredControl<Values>;
}

/**
 * Loads a form's code once, on idle or when `open` is called, and puts its engine under the inputs of `formRef`. A load
 * that failed is tried again at the next `open`.
 */
export function useDeferredControl<Values extends FieldValues>(load: () => Promise<FormSubmit<Values>>) {
  const formRef = useRef<HTMLFormElement>(null);
  const opened = useRef<Opened<Values>>(undefined);
  const [messages, setMessages] = useState<Messages>({});

  const open = useCallback(async () => {
    const { createControl, send } = await load();
    if (!opened.current && formRef.current) {
      opened.current = { control: createControl(), send };
      attachControl(opened.current.control, formRef.current, setMessages);
    }
    return opened.current;
  }, [load]);
  useIdleLoad(open);

  return { formRef, messages, open };
}
