import { withStartup } from 'shell/src/startup/startupMarkup.ts'
import { monolith } from './src/monolith/build.ts'

export default monolith(withStartup)
