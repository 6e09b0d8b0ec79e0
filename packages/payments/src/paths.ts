/** Addresses of this feature's screens: `path` for the router, `href` for links. */
export const paymentsPaths = {
  methods: { path: '/tabs/ajustes/medios-de-pago', href: () => '/tabs/ajustes/medios-de-pago' },
} as const;

/** Where the screen leads back to. */
export const externalPaths = { settings: '/tabs/ajustes' } as const;
