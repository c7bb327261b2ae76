import { monolith } from 'federation/monolith'
import { withStartup } from 'shell/src/startup/static.ts'

export default monolith(withStartup)
