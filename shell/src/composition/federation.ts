import { federationHost } from 'shared-composition/host/federation'
import { given } from 'shared-composition/host/given'

/** The host of this page. */
export const host = federationHost(given)
