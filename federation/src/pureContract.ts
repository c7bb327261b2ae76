import type { NodePath, PluginObj, types } from '@babel/core'

const CONTRACT = /[\\/]shared-contract[\\/]src[\\/]/
/** What only the API's document needs. */
const DOCUMENTED = new Set(['summary', 'tag'])

/**
 * A plugin of Babel for the contract in the browser. Its schemas and routes have no effect but their value, so that a build drops
 * those that a page does not use; a minifier cannot know that of a call. The words of the API's document are left out.
 */
export function pureContract(): PluginObj {
	return {
		name: 'pure-contract',
		visitor: {
			Program(program, { filename = '' }) {
				if (!CONTRACT.test(filename)) return
				program.traverse({ CallExpression: markPure, NewExpression: markPure, ObjectProperty: dropDocumentation })
			},
		},
	}
}

function markPure(path: NodePath<types.CallExpression | types.NewExpression>) {
	if (path.getFunctionParent()) return
	path.node.leadingComments = [{ type: 'CommentBlock', value: '#__PURE__' } as types.CommentBlock]
}

function dropDocumentation(path: NodePath<types.ObjectProperty>) {
	const { node, parentPath } = path
	const call = parentPath.parent
	const isRoute = call.type === 'CallExpression' && call.callee.type === 'Identifier' && call.callee.name === 'route'
	if (isRoute && node.key.type === 'Identifier' && DOCUMENTED.has(node.key.name)) path.remove()
}
