import { appPaths } from '@huella/contract/app-paths';

export const paymentsPaths = { methods: appPaths.paymentMethods } as const;

export const externalPaths = { settings: appPaths.settings.path } as const;
