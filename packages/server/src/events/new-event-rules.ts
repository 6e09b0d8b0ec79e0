import { eventSchema, type ValidEvent } from '@huella/validation/event';
import { validateForm } from '../http/validate-form.ts';
import type { Rules } from '../http/operation.ts';
import { sentDescription, sentFields, atSentPath } from './own-fields.ts';

/** The rules use one flat object, the wire a sub-object per kind; errors keep the path as sent. */
export const newEventRules: Rules<ValidEvent> = (body, { ports }) => {
  const { mascotaId, tipo, done, event_on, hora } = body;
  const written = sentDescription(body);
  const kindFields = sentFields(body, tipo);
  const values = Object.fromEntries(kindFields.map(({ name, value }) => [name, value ?? null]));
  const description = written.value ?? '';
  const typed = { mascotaId, tipo, done, event_on, hora, description, ...values };
  const { fields, ...checked } = validateForm(eventSchema(ports.clock.now()), typed);
  return { ...checked, fields: fields.map((field) => atSentPath(field, [...kindFields, written])) };
};
