import { EsbuildPlugin } from 'esbuild-loader'
import HtmlPlugin from 'html-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import { join } from 'node:path'
import webpack from 'webpack'

const host = join(import.meta.dirname, '..')

/** The host of `react-router`, built by webpack alone. */
export default {
  mode: 'production',
  entry: join(host, 'react-router/main.tsx'),
  output: { path: join(host, 'dist/webpack'), publicPath: '/', filename: '[name].[contenthash].js', clean: true },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      { test: /\.tsx?$/, loader: 'esbuild-loader', options: { jsx: 'automatic', target: 'es2024' } },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
    ],
  },
  plugins: [
    new HtmlPlugin({ template: join(import.meta.dirname, 'index.html') }),
    new MiniCssExtractPlugin(),
    new webpack.DefinePlugin({ 'import.meta.env': JSON.stringify({ VITE_SSP_URL: process.env['VITE_SSP_URL'] }) }),
  ],
  // The default, terser, takes several times as long.
  optimization: { minimizer: [new EsbuildPlugin({ target: 'es2024' })] },
  performance: { hints: false },
}
