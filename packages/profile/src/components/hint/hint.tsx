import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

export interface HintProps {
  text: string;
  /** What one tap does about it. */
  action?: { label: string; onClick: () => void };
}

/** A field's hint that comes and goes: read out when it appears, and legible under a disabled field too. */
export function Hint({ text, action }: HintProps) {
  return (
    <Box component="output" sx={{ color: 'text.secondary' }}>
      {text}
      {action && (
        <div>
          <Button size="small" variant="outlined" onClick={action.onClick} sx={{ mt: 1 }}>
            {action.label}
          </Button>
        </div>
      )}
    </Box>
  );
}
