export { MessagesDialogs } from '../dialogs/MessagesDialogs.tsx'
export { SearchBox } from '../list/SearchBox.tsx'
export { LiveMessages } from './LiveMessages.tsx'
