import { withStartup } from 'shell/src/startup/static.ts'
import { monolith } from './src/monolith/build.ts'

export default monolith(withStartup)
