/** Loads the code of a list, under the name of the widget that other pages show, so that a browser has it once. */
export const loadListTabs = () => import(/* webpackChunkName: "ListTabs" */ './listTabs/ListTabs.tsx')
