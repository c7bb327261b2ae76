/** Loads what stands below the head of a title's page, and what its head shows later. */
export const loadTitleRest = () => import(/* webpackChunkName: "title-rest" */ './TitleRest.tsx')
