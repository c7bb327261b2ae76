import { federationHost } from 'shared-composition/host/federationHost'
import { sharedModules } from 'shared-composition/host/sharedModules'

/** The host of this page. */
export const host = federationHost(sharedModules)
