/** The options of a `Select` for values whose words are derived. */
export function optionsOf<const Value extends string>(values: readonly Value[], textOf: (value: Value) => string) {
	return values.map((value) => ({ value, label: textOf(value) }))
}
