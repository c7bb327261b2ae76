export { SearchBox } from '../list/SearchBox.tsx'
export { LiveMessages } from './LiveMessages.tsx'
