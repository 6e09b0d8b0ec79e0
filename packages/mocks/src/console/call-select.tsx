import { calls, type CallId } from '@huella/contract';
import { callIds } from '../answers/find-call.ts';

interface CallSelectProps {
  label: string;
  value: CallId | null;
  all?: string;
  onChange: (callId: CallId | null) => void;
}

export function CallSelect({ label, value, all, onChange }: CallSelectProps) {
  const choose = (id: string) => onChange(callIds.find((one) => one === id) ?? null);
  return (
    <label>
      {label}
      <select value={value ?? ''} onChange={(event) => choose(event.target.value)}>
        {all !== undefined && <option value="">{all}</option>}
        {callIds.map((id) => (
          <option key={id} value={id}>
            {id} · {calls[id].method} {calls[id].path}
          </option>
        ))}
      </select>
    </label>
  );
}
