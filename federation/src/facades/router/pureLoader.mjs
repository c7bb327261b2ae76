/**
 * A loader for React Router's production build. Its components and contexts are made by calls that a minifier must take
 * for side effects, and so most of the library stays in for the sake of one of its functions: 12 KB. This says that they
 * are pure, and leaves out the names that are for development tools only.
 */
export default function pure(source) {
	return source
		.replace(/^[\w$]+\.displayName = .*;$/gm, '')
		.replace(
			/^(var ([\w$]+) = )(class extends React\d*\.Component \{[\s\S]*?^\});\n\2(\.contextType = .*;)$/gm,
			'$1/* @__PURE__ */ (() => { const made = $3; made$4 return made })();',
		)
		.replace(/^(var [\w$]+ = )(?=React\d*\.\w+\(|Symbol\(|new \w+\(|Object\.getOwn)/gm, '$1/* @__PURE__ */ ')
}
