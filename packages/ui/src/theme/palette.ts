/** `contrast.test.ts` checks every text pair against WCAG 2.2 AA. */
export interface SchemeColours {
  background: string;
  paper: string;
  elevated: string;
  text: string;
  textSecondary: string;
  line: string;
  outline: string;
  primary: string;
  primaryHover: string;
  onPrimary: string;
  coral: string;
  coralHover: string;
  onCoral: string;
  sun: string;
  onSun: string;
  error: string;
  success: string;
  warning: string;
  info: string;
  tint: Record<'primary' | 'coral' | 'sun' | 'error' | 'success' | 'warning' | 'info', string>;
  illustration: Record<'teal' | 'mint' | 'coral' | 'sun' | 'cream' | 'fur' | 'furDark' | 'ink', string>;
}

export const lightColours: SchemeColours = {
  background: '#FBF8F3',
  paper: '#FFFFFF',
  elevated: '#FFFFFF',
  text: '#1E2B28',
  textSecondary: '#52625D',
  line: '#E7E0D4',
  outline: '#7F8C87',
  primary: '#0F6B5C',
  primaryHover: '#0A5448',
  onPrimary: '#FFFFFF',
  coral: '#C23F1A',
  coralHover: '#A33313',
  onCoral: '#FFFFFF',
  sun: '#F7C548',
  onSun: '#3A2A00',
  error: '#B3261E',
  success: '#1B7339',
  warning: '#855400',
  info: '#1C5C87',
  tint: {
    primary: '#E2F1ED',
    coral: '#FCE9E2',
    sun: '#FEF3D3',
    error: '#FCEBE9',
    success: '#E4F4E8',
    warning: '#FEF3D3',
    info: '#E4F0F9',
  },
  illustration: {
    teal: '#0F6B5C',
    mint: '#BFE3DA',
    coral: '#E4572E',
    sun: '#F7C548',
    cream: '#FFF6E6',
    fur: '#E9B77E',
    furDark: '#B9794A',
    ink: '#1E2B28',
  },
};

export const darkColours: SchemeColours = {
  background: '#101917',
  paper: '#182421',
  elevated: '#20302C',
  text: '#EDF4F1',
  textSecondary: '#A9BBB5',
  line: '#2C3C38',
  outline: '#788A84',
  primary: '#72D6C2',
  primaryHover: '#93E3D2',
  onPrimary: '#05231D',
  coral: '#FF9A7B',
  coralHover: '#FFB39B',
  onCoral: '#3A0F00',
  sun: '#F9D371',
  onSun: '#3A2A00',
  error: '#FFB0A6',
  success: '#86DBA0',
  warning: '#F9D371',
  info: '#9FCDF2',
  tint: {
    primary: '#17362F',
    coral: '#40231A',
    sun: '#3A2F13',
    error: '#41201D',
    success: '#173424',
    warning: '#3A2F13',
    info: '#18303F',
  },
  illustration: {
    teal: '#3FA592',
    mint: '#24514A',
    coral: '#F0714C',
    sun: '#F3C452',
    cream: '#EFE3CD',
    fur: '#DDA86E',
    furDark: '#A0683E',
    ink: '#0C1412',
  },
};
