export { createRemote, createSerialQueue, type Remote, type RemoteState } from './createRemote.ts'
export { createRemotePages, type Page, type RemotePages } from './createRemotePages.ts'
