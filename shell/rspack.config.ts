import { shell } from 'federation/shell'
import { withStartup } from './src/startup/static.ts'

export default shell(withStartup)
