import Button from '@mui/material/Button';

export interface HintProps {
  text: string;
  /** What one tap does about it. */
  action?: { label: string; onClick: () => void };
}

/** A field's hint that comes and goes: read out when it appears. */
export function Hint({ text, action }: HintProps) {
  return (
    <output>
      {text}
      {action && (
        <div>
          <Button size="small" variant="outlined" onClick={action.onClick} sx={{ mt: 1 }}>
            {action.label}
          </Button>
        </div>
      )}
    </output>
  );
}
