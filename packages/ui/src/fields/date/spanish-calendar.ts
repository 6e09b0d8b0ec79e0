import { esES } from '@mui/x-date-pickers/locales';

/** MUI X's Spanish with corrected spelling. */
export const spanishCalendar = {
  ...esES.components.MuiLocalizationProvider.defaultProps.localeText,
  day: 'Día',
  weekDay: 'Día de la semana',
  okButtonLabel: 'Aceptar',
  clearButtonLabel: 'Borrar',
  calendarViewSwitchingButtonAriaLabel: (view: string) =>
    view === 'year'
      ? 'Se muestran los años. Volver al calendario'
      : 'Se muestra el calendario. Elegir el año',
};
