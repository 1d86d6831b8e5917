/** Event of the document once the page is hydrated; `lateScript` then repeats an early click. */
export const hydratedEvent = 'hydrated';
