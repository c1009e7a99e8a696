// The props of exported components as the compiler knows them, which Storybook's tables show.
import { join, relative } from 'node:path'
import ts from 'typescript'
import { root } from './workspace.mjs'

const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file))
const { options } = ts.parseJsonConfigFileContent({ ...config, files: [], include: [] }, ts.sys, root)

/** Whether a prop is declared by React or another dependency. */
const isInherited = ({ declarations = [] }) =>
  declarations.length > 0 && declarations.every((node) => node.getSourceFile().fileName.includes('/node_modules/'))

function locationOf({ declarations: [node] = [] }) {
  if (!node) return ''
  const source = node.getSourceFile()
  return ` (${relative(root, source.fileName)}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1})`
}

/**
 * Own props of the components that a module exports; inherited DOM props are left out.
 *
 * @param {string} file the module
 * @returns {Map<string, { name: string, description: string, location: string }[] | undefined>} by name of the component;
 *   undefined for one whose props the compiler does not know
 */
export function propTables(file) {
  const program = ts.createProgram([file], options)
  const checker = program.getTypeChecker()
  const propsOf = (type) => {
    const [signature] = [...type.getCallSignatures(), ...type.getConstructSignatures()]
    if (!signature) return undefined
    const [props] = signature.parameters
    const parts = props ? [checker.getTypeOfSymbol(props)].flatMap((one) => (one.isUnion() ? one.types : [one])) : []
    const symbols = new Map(parts.flatMap((part) => part.getProperties().map((symbol) => [symbol.name, symbol])))
    return [...symbols.values()]
      .filter((symbol) => !isInherited(symbol))
      .map((symbol) => ({
        name: symbol.name,
        description: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
        location: locationOf(symbol),
      }))
  }
  const components = checker
    .getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)))
    .filter(({ name }) => /^[A-Z][a-z]/.test(name))
    .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
    .filter(({ flags }) => flags & ts.SymbolFlags.Value)
  return new Map(components.map((symbol) => [symbol.name, propsOf(checker.getTypeOfSymbol(symbol))]))
}
