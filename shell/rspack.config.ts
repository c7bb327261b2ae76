import { shell } from 'federation/shell'

export default shell()
