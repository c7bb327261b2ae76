export { AuthorizePage as Component } from './AuthorizePage.tsx'
export { loadAuthorize as loader } from './loadAuthorize.ts'
