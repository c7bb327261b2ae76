/** The caches of the worker with answers to a member; the member's id follows. */
export const OWN_CACHE_PREFIX = 'niouka-own-'

/** Deletes what the worker stored for members. */
export async function deleteOwnCaches(): Promise<void> {
	const names = await caches.keys()
	await Promise.all(names.filter((name) => name.startsWith(OWN_CACHE_PREFIX)).map((name) => caches.delete(name)))
}
