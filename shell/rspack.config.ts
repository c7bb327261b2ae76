import { shell } from 'federation/shell'
import { withStartup } from './src/startup/startupMarkup.ts'

export default shell(withStartup)
