/** A file of a slice from elsewhere, as its own server answers; nothing but the files of that very build. */
export async function remoteFile(base: URL | undefined, path: string): Promise<Response> {
	const address = base && new URL(path, base)
	if (!address?.href.startsWith(base?.href ?? '')) return new Response('There is no such slice.', { status: 404 })
	const { status, headers, body } = await fetch(address)
	const type = headers.get('content-type') ?? 'application/octet-stream'
	return new Response(body, { status, headers: { 'content-type': type, 'cache-control': 'no-cache' } })
}
