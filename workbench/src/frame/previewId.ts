/** The id of the element around a widget or component, so that axe can check it without the rest of the page. */
export const PREVIEW_ID = 'preview'
