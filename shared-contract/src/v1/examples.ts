/** What stands for the origin of the site in an example. */
export const EXAMPLE_ORIGIN = 'https://niouka.example'
/** What an example searches for. */
export const EXAMPLE_QUERY = 'frieren'

/**
 * One program in three languages: it finds a title, sets the first one found on the list of the member whose token is in
 * `NIOUKA_TOKEN` to one episode, and prints the entry. The browser tests run them.
 */
export const EXAMPLES = {
	curl: `curl "${EXAMPLE_ORIGIN}/api/v1/search?q=${EXAMPLE_QUERY}"

# The id of a title that the search found
curl -X PATCH "${EXAMPLE_ORIGIN}/api/v1/me/list/1" \\
  -H "Authorization: Bearer $NIOUKA_TOKEN" \\
  -H "Content-Type: application/json" \\
  -d '{"status": "current", "progress": 1}'
`,
	typescript: `import { nioukaClient } from 'niouka-client'

const niouka = nioukaClient({ address: '${EXAMPLE_ORIGIN}', token: process.env.NIOUKA_TOKEN })

const search = await niouka.GET('/api/v1/search', { params: { query: { q: '${EXAMPLE_QUERY}' } } })
const title = search.data?.items[0]
if (!title) throw new Error(search.error?.msg ?? 'nothing found')

const { data, error } = await niouka.PATCH('/api/v1/me/list/{titleId}', {
  params: { path: { titleId: String(title.id) } },
  body: { status: 'current', progress: 1 },
})
console.log(data ? data.entry : error)
`,
	python: `import json, os
from urllib.parse import quote
from urllib.request import Request, urlopen

API = "${EXAMPLE_ORIGIN}/api/v1"
HEADERS = {
    "Authorization": "Bearer " + os.environ["NIOUKA_TOKEN"],
    "Content-Type": "application/json",
}

def call(method, path, body=None):
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(API + path, data, HEADERS, method=method)) as answer:
        return json.load(answer)

title = call("GET", "/search?q=" + quote("${EXAMPLE_QUERY}"))["items"][0]
answer = call("PATCH", f"/me/list/{title['id']}", {"status": "current", "progress": 1})
print(json.dumps(answer["entry"], ensure_ascii=False))
`,
} as const
export type ExampleLanguage = keyof typeof EXAMPLES
