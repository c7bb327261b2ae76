// `npm run architecture`: generates the README's section on packages from .dependency-cruiser.mjs.
import { writeArchitecture } from './checks/architecture.mjs'

writeArchitecture()
