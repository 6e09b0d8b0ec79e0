import Button from '@mui/material/Button';

export interface HintWithActionProps {
  text: string;
  action: string;
  onAction: () => void;
}

/** A field's hint with something that one tap does about it. Read out when it appears. */
export function HintWithAction({ text, action, onAction }: HintWithActionProps) {
  return (
    <output>
      {text}
      <div>
        <Button size="small" onClick={onAction}>
          {action}
        </Button>
      </div>
    </output>
  );
}
