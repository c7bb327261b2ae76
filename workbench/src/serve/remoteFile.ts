/** Proxies a file of a remote slice. A path outside the base URL of its build is a 404. */
export async function remoteFile(base: URL | undefined, path: string): Promise<Response> {
	const url = base && new URL(path, base)
	if (!url?.href.startsWith(base?.href ?? '')) return new Response('Not a file of a remote slice.', { status: 404 })
	const { status, headers, body } = await fetch(url)
	const type = headers.get('content-type') ?? 'application/octet-stream'
	return new Response(body, { status, headers: { 'content-type': type, 'cache-control': 'no-cache' } })
}
