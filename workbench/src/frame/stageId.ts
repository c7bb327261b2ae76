/** The element that holds a widget, or a component, so that what stands around it is not judged with it. */
export const STAGE_ID = 'stage'
