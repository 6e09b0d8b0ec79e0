/** The icons of the code that every first screen loads: what fields, notices, toasts, the bar and slides show. One path each. */
export const firstIconPaths = {
  back: 'M14.5 5.5 8 12l6.5 6.5',
  forward: 'M9.5 5.5 16 12l-6.5 6.5',
  close: 'M6 6l12 12M18 6 6 18',
  alert: 'M12 8v5M12 16.4v.1M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z',
  warning:
    'M12 9.5v4M12 16.7v.1M10.6 4.6 3 18a1.6 1.6 0 0 0 1.4 2.4h15.2A1.6 1.6 0 0 0 21 18L13.4 4.6a1.6 1.6 0 0 0-2.8 0z',
  info: 'M12 11v5.5M12 7.6v.1M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z',
  success: 'M8 12.3l2.8 2.8L16.2 9.5M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z',
  eye: 'M2.8 12S6.2 5.8 12 5.8 21.2 12 21.2 12 17.8 18.2 12 18.2 2.8 12 2.8 12zM12 9.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4z',
  eyeOff:
    'M4 4l16 16M9.7 6.1A8.7 8.7 0 0 1 12 5.8c5.8 0 9.2 6.2 9.2 6.2a15 15 0 0 1-2.7 3.3M6.3 7.7A14.6 14.6 0 0 0 2.8 12S6.2 18.2 12 18.2c1.6 0 3-.5 4.2-1.1M10.1 10.1a2.7 2.7 0 0 0 3.8 3.8',
  offline:
    'M4 4l16 16M8.8 14.3a4.6 4.6 0 0 1 5.4-.6M5.5 11a9.5 9.5 0 0 1 4-2.3M13.8 8.5a9.5 9.5 0 0 1 4.7 2.5M2.8 7.8A13.5 13.5 0 0 1 6 5.7M11 4.6a13.6 13.6 0 0 1 10.2 3.2M12 18.4v.1',
} as const;

export type FirstIconName = keyof typeof firstIconPaths;
