import { slice } from 'federation/slice'
import config from './slice.config.ts'

export default slice(config)
