export { profileApi } from './profile-endpoints.ts';
export { usePersonalData, type PersonalData } from './use-personal-data.ts';
